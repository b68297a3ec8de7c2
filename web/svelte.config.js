import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // Short, as these names are in every element and every rule: together they are kilobytes of the page.
  compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css)}` },
};
