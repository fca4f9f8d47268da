type Version = { version: number; alignment: number[]; eccLength: number; blocks: number[] }

const versions: readonly Version[] = [
  { version: 5, alignment: [6, 30], eccLength: 24, blocks: [43, 43] },
  { version: 6, alignment: [6, 34], eccLength: 16, blocks: [27, 27, 27, 27] },
  { version: 7, alignment: [6, 22, 38], eccLength: 18, blocks: [31, 31, 31, 31] },
  { version: 8, alignment: [6, 24, 42], eccLength: 22, blocks: [38, 38, 39, 39] },
  { version: 9, alignment: [6, 26, 46], eccLength: 22, blocks: [36, 36, 36, 37, 37] },
  { version: 10, alignment: [6, 28, 50], eccLength: 26, blocks: [43, 43, 43, 43, 44] },
  { version: 13, alignment: [6, 34, 62], eccLength: 22, blocks: [...Array(8).fill(37), 38] },
  {
    version: 20,
    alignment: [6, 34, 62, 90],
    eccLength: 26,
    blocks: [...Array(3).fill(41), ...Array(13).fill(42)],
  },
]

export function encodeCodewords(bytes: Uint8Array): { version: number; alignment: readonly number[]; bits: boolean[] } {
  const countTotal = (one: Version) => one.blocks.reduce((sum, length) => sum + length, 0)
  const countHeadBits = (one: Version) => 4 + (one.version < 10 ? 8 : 16)
  const chosen = versions.find((one) => countHeadBits(one) + bytes.length * 8 <= countTotal(one) * 8)
  if (!chosen) throw new Error(`${bytes.length} bytes are too many for a QR code of ours.`)
  const head = [...toBits(0b0100, 4), ...toBits(bytes.length, countHeadBits(chosen) - 4)]
  const body = Array.from(bytes, (byte) => toBits(byte, 8)).flat()
  const data = pad([...head, ...body], countTotal(chosen))
  const codewords = interleave(data, chosen)
  return {
    version: chosen.version,
    alignment: chosen.alignment,
    bits: codewords.flatMap((codeword) => toBits(codeword, 8)),
  }
}

function toBits(value: number, length: number): boolean[] {
  return Array.from({ length }, (_, at) => ((value >> (length - 1 - at)) & 1) === 1)
}

function pad(bits: boolean[], codewords: number): number[] {
  const ended = [...bits, ...Array<boolean>(Math.min(4, codewords * 8 - bits.length)).fill(false)]
  while (ended.length % 8 !== 0) ended.push(false)
  const data: number[] = []
  for (let at = 0; at < ended.length; at += 8)
    data.push(ended.slice(at, at + 8).reduce((value, bit) => value * 2 + Number(bit), 0))
  for (let filler = 0xec; data.length < codewords; filler ^= 0xec ^ 0x11) data.push(filler)
  return data
}

function interleave(data: readonly number[], { blocks, eccLength }: Version): number[] {
  const divisor = computeDivisor(eccLength)
  let from = 0
  const cut = blocks.map((length) => {
    const block = data.slice(from, from + length)
    from += length
    return { block, ecc: computeRemainder(block, divisor) }
  })
  const longest = Math.max(...blocks)
  const takeInTurns = (length: number, of: (one: (typeof cut)[number]) => number[]) =>
    Array.from({ length }, (_, at) => cut.flatMap((one) => of(one)[at] ?? [])).flat()
  return [...takeInTurns(longest, ({ block }) => block), ...takeInTurns(eccLength, ({ ecc }) => ecc)]
}

/** Reed-Solomon over GF(256) with the polynomial 0x11d. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

function computeDivisor(degree: number): number[] {
  let coefficients = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let step = 0; step < degree; step += 1) {
    const factor = root
    coefficients = coefficients.map((value, at) => multiply(value, factor) ^ (coefficients[at + 1] ?? 0))
    root = multiply(root, 2)
  }
  return coefficients
}

function computeRemainder(data: readonly number[], divisor: readonly number[]): number[] {
  let rest = Array<number>(divisor.length).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = divisor.map((value, at) => (rest[at + 1] ?? 0) ^ multiply(value, factor))
  }
  return rest
}
