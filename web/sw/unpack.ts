// Unpacking what was compressed when it was built.

const GZIP = [0x1f, 0x8b];

/** The unpacked file. A web host that recognises compressed files may have had it unpacked already. */
export async function unpacked(file: Blob): Promise<ReadableStream<Uint8Array>> {
  const begin = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  const isPacked = GZIP.every((byte, at) => begin[at] === byte);
  return isPacked ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream();
}
