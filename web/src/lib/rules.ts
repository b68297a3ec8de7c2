// Rule books, fetched once per language.

import type { RuleBook, RuleClause } from "../generated/protocol";
import { api } from "./api";

const books = new Map<string, Promise<RuleBook>>();

export function ruleBook(game: string, language: string): Promise<RuleBook> {
  const key = `${game} ${language}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

export function findClause(book: RuleBook, id: string): RuleClause | undefined {
  return book.sections.flatMap((section) => section.clauses).find((clause) => clause.id === id);
}
