// Bytes through the browser's compression.

/** Compressed by one of the browser's formats. */
export const compress = (bytes: Uint8Array, format: CompressionFormat): Promise<Uint8Array> =>
  through(bytes, new CompressionStream(format), Infinity);

/** What was compressed. Rejects if it is damaged, cut short, or longer than `most` bytes: a few bytes can be made to
 * unfold into any number. */
export const decompress = (bytes: Uint8Array, format: CompressionFormat, most: number): Promise<Uint8Array> =>
  through(bytes, new DecompressionStream(format), most);

async function through(bytes: Uint8Array, stream: GenericTransformStream, most: number): Promise<Uint8Array> {
  const writer = (stream.writable as WritableStream<Uint8Array>).getWriter();
  // What goes wrong here is also told to whoever reads.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return joined(parts, length);
    length += value.length;
    if (length > most) {
      void reader.cancel().catch(() => undefined);
      throw new RangeError(`more than ${most} bytes`);
    }
    parts.push(value);
  }
}

/** These bytes, one after another. */
export function joined(parts: readonly Uint8Array[], length = parts.reduce((sum, part) => sum + part.length, 0)) {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
