/** Twelve parts of this size fill a page. */
const PART_BYTES = 330

/** The parts in which an archive is stored. */
export function splitUp(bytes: Uint8Array): readonly Buffer[] {
  const buffer = Buffer.from(bytes)
  const count = Math.ceil(buffer.length / PART_BYTES)
  return Array.from({ length: count }, (_, nth) => buffer.subarray(nth * PART_BYTES, (nth + 1) * PART_BYTES))
}
