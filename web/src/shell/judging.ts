// Everything that only an analysis needs, loaded together when one is opened.

export { JudgedMatch } from "../lib/judgedmatch.svelte";
export { BetterTurn } from "../lib/betterturn.svelte";
export { Retry } from "../lib/retry.svelte";
export { default as Analysis } from "./Analysis.svelte";
export { default as Balances } from "./Balances.svelte";
export { default as Retrying } from "./Retrying.svelte";
