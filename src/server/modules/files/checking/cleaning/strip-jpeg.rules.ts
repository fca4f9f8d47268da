const [start, end, scan, comment] = [0xd8, 0xd9, 0xda, 0xfe] as const
const [jfif, profile, adobe] = [0xe0, 0xe2, 0xee] as const
const profileName = 'ICC_PROFILE'

/** Without what cameras and programs write beside the picture, and without what stands after its end. Throws for what is no JPEG. */
export function stripJpeg(jpeg: Uint8Array): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== start) throw new Error('This is no JPEG.')
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)]
  let at = 2
  while (at + 4 <= jpeg.length) {
    if (jpeg[at] !== 0xff) throw new Error('This JPEG is damaged.')
    const marker = jpeg[at + 1] ?? 0
    if (marker === end) break
    // Markers may be preceded by any number of 0xff.
    const next = marker === 0xff ? at + 1 : at + 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0)
    if (marker !== 0xff && isOfPicture(marker, jpeg.subarray(at + 4, next))) kept.push(jpeg.subarray(at, next))
    at = next
    if (marker !== scan) continue
    const after = findMarker(jpeg, at)
    kept.push(jpeg.subarray(at, after))
    at = after
  }
  kept.push(Uint8Array.of(0xff, end))
  return Buffer.concat(kept)
}

function isOfPicture(marker: number, content: Uint8Array): boolean {
  if (marker === comment) return false
  if (marker === profile) return Buffer.from(content.subarray(0, profileName.length)).toString('latin1') === profileName
  return marker < jfif || marker > 0xef || marker === jfif || marker === adobe
}

/** The pixels hold 0xff only before a zero and in the marks that cut them into parts. */
function findMarker(jpeg: Uint8Array, from: number): number {
  for (let at = from; at + 1 < jpeg.length; at += 1) {
    const next = jpeg[at + 1] ?? 0
    if (jpeg[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return jpeg.length
}
