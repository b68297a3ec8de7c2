import { execFileSync } from "node:child_process";
import { mkdtempSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { launchChromium } from "./kit/chromium.ts";
import { contextOptions, rememberPrefs, LOOKS } from "./kit/looks.ts";

const OUT = "/tmp/yours/shots"; mkdirSync(OUT, { recursive: true });
const data = mkdtempSync(join(tmpdir(), "yours-"));
const server = spawn("/work/wt/yours/.venv/bin/meseta", ["serve", "--port", "0", "--no-open", "--lang", "en", "--data", data], { env: { ...process.env, PYTHONUNBUFFERED: "1", MESETA_LIMITS: '{"requests":{"burst":5000,"a_second":500}}' } });
let said = "";
const address = await new Promise<string>((found) => { const l = (t: Buffer) => { said += t; const p = /http:\/\/[\d.a-z]+:\d+/.exec(said); if (p) found(p[0]); }; server.stdout.on("data", l); server.stderr.on("data", l); });
const browser = await launchChromium();
const counts = (process.argv[2] ?? "0,1,3,200").split(",").map(Number);
const looks = process.argv[3] === "all" ? LOOKS : [{ size: "desktop", scheme: "light", locale: "en-GB" }, { size: "phone", scheme: "dark", locale: "es-ES" }] as any;
for (const count of counts) for (const look of looks) {
  const context = await browser.newContext({ ...contextOptions(look), baseURL: address });
  await rememberPrefs(context, { name: "Ana", known: true } as any);
  const page = await context.newPage();
  page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log(m.text()));
  page.on("pageerror", (e) => console.log(String(e)));
  const session = await (await page.request.post("/api/session", { data: { name: "Ana" } })).json();
  if (count) {
    execFileSync("python3", ["/tmp/yours/seed.py", join(data, "meseta.sqlite"), session.person, String(count)]);
    await page.request.post("/api/tables", { data: { game: "sonora", seats: 2, start: true, chairs: [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "novice" }] } });
  }
  const name = (part: string) => `${OUT}/${count}-${part}-${look.size}-${look.scheme}-${look.locale.slice(0, 2)}.png`;
  for (const part of ["games", "statistics", "kept"]) {
    await page.goto(part === "games" ? "/yours" : `/yours?show=${part}`);
    await page.locator("h1").waitFor(); await page.waitForTimeout(1200);
    await page.screenshot({ path: name(part), fullPage: true });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log("sideways", part, over);
    if (part === "statistics" && count > 3) {
      for (const game of ["in_the_ruin", "shifting_stones"]) {
        await page.locator("select").first().selectOption(game); await page.waitForTimeout(700);
        await page.screenshot({ path: name(`statistics-${game}`), fullPage: true });
      }
    }
    if (part === "kept" && count === 3) {
      await page.getByRole("button", { name: /Make a link|Crear un enlace/ }).click(); await page.locator(".qr svg").waitFor();
      await page.screenshot({ path: name("pass"), fullPage: true });
      const link = await page.locator(".share input").inputValue();
      const other = await browser.newContext({ ...contextOptions(look), baseURL: address });
      await rememberPrefs(other, { name: "Bea", known: true } as any);
      const there = await other.newPage();
      await there.request.post("/api/session", { data: { name: "Bea" } });
      await there.request.post("/api/tables", { data: { game: "sonora", seats: 2, start: true, chairs: [{ kind: "me", name: "Bea" }, { kind: "bot", bot: "novice" }] } });
      await there.goto(link); await there.locator("dialog[open]").waitFor(); await there.waitForTimeout(600);
      console.log(there.url());
      await there.screenshot({ path: name("arrive") });
      await other.close();
    }
  }
  await context.close();
}
await browser.close(); server.kill("SIGINT"); setTimeout(() => process.exit(0), 1500);
