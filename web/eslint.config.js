import eslint from "@eslint/js";
import stylistic from "@stylistic/eslint-plugin";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  // Written by `meseta typescript`, whose own tests hold it to the server's types.
  { ignores: ["src/generated/", "public/"] },
  eslint.configs.recommended,
  ...typescript.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: globals.browser, parserOptions: { projectService: true } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: typescript.parser, svelteConfig } },
  },
  { files: ["e2e/**", "runtime/**", "vite/**", "*.js", "*.ts"], languageOptions: { globals: globals.node } },
  {
    plugins: { "@stylistic": stylistic },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@stylistic/max-len": ["error", { code: 120 }],
      eqeqeq: "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_" }],
      // Off: an async function is the plain way to answer where a promise is asked for.
      "@typescript-eslint/require-await": "off",
      // Off: our maps and sets are caches, or are filled while they are made; what the page follows is in $state.
      "svelte/prefer-svelte-reactivity": "off",
      // Off: `{" "}` keeps a space that Svelte would trim.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // Off in components: TypeScript alone cannot read another component's props and calls them `any`;
      // svelte-check can, and checks them.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["e2e/**"],
    rules: {
      // Node itself waits for its tests.
      "@typescript-eslint/no-floating-promises": [
        "error",
        { allowForKnownSafeCalls: [{ from: "package", package: "node:test", name: ["after", "test"] }] },
      ],
    },
  },
  // Plain JavaScript has no types to check.
  { files: ["**/*.js"], ...typescript.configs.disableTypeChecked },
);
