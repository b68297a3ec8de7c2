// The table itself: Python's `Device`, and the bots' workers that it starts.

import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { bindFiles } from "./files";
import type { FromTable, ToTable } from "./messages";
import { startPython, type FileSystem, type Progress } from "./python";

/** Where the lasting files are, in Python's eyes. */
const FOLDER = "/device";

type Send = (kind: "message" | "closed", what: string | number) => void;

/** `meseta.offline.device.Device`. */
interface Device {
  ask(method: string, path: string, language: string, body: string): Promise<PyProxy>;
  connect(line: number, table: string, language: string, send: Send): void;
  receive(line: number, text: string): void;
  hang_up(line: number): void;
  export(): PyProxy;
  replace(copy: PyProxy): Promise<void>;
}

/** Another worker, in which bots think. */
function startBots(answered: (text: string) => void, broke: () => void): object {
  const worker = new Worker(new URL("./bots.ts", import.meta.url), { type: "module", name: "bots" });
  worker.onmessage = ({ data }: MessageEvent<string>) => answered(data);
  worker.onerror = () => broke();
  return { post: (text: string) => worker.postMessage(text), terminate: () => worker.terminate() };
}

/** The table of this browser. */
export class Table {
  private constructor(
    private readonly python: PyodideAPI,
    private readonly device: Device,
    /** Whether what happens here is kept. */
    readonly kept: boolean,
  ) {}

  static async start(seed: number | undefined, progress: Progress): Promise<Table> {
    const python = await startPython(progress);
    const files: unknown = python.FS; // whose types Pyodide takes from a package that we do not have
    const kept = await bindFiles(files as FileSystem, FOLDER);
    const browser = python.pyimport("meseta.offline.browser") as {
      open_device(folder: string, startBots: object, seed: number | undefined): Promise<Device>;
    };
    const device = await browser.open_device(FOLDER, startBots, seed);
    progress(1, "tables");
    return new Table(python, device, kept);
  }

  /** Does what a page asks; `line` is the number of its line among those of all pages. */
  async take(message: ToTable, line: number, tell: (message: FromTable) => void): Promise<void> {
    switch (message.kind) {
      case "ask": {
        const { method, path, language, body } = message.asked;
        const found = await this.device.ask(method, path, language, body ?? "");
        const [status, text] = found.toJs() as [number, string];
        found.destroy();
        tell({ kind: "answer", id: message.id, status, text });
        break;
      }
      case "connect":
        this.device.connect(line, message.table, message.language, (kind, what) =>
          tell(
            kind === "message"
              ? { kind, line: message.line, text: what as string }
              : { kind, line: message.line, code: what as number },
          ),
        );
        break;
      case "send":
        this.device.receive(line, message.text);
        break;
      case "hang-up":
        this.device.hang_up(line);
        break;
      case "export": {
        const found = this.device.export();
        const copy = found.toJs() as Uint8Array;
        found.destroy();
        tell({ kind: "exported", id: message.id, copy });
        break;
      }
      case "replace":
        await this.replace(message, tell);
    }
  }

  private async replace(
    { id, copy }: ToTable & { kind: "replace" },
    tell: (message: FromTable) => void,
  ): Promise<void> {
    const bytes = this.python.toPy(copy) as PyProxy;
    try {
      await this.device.replace(bytes);
      tell({ kind: "answer", id, status: 204, text: "" });
    } catch (error) {
      tell({ kind: "answer", id, status: 400, text: String(error) });
    } finally {
      bytes.destroy();
    }
  }
}
