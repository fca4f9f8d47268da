import { connect, type Socket } from 'node:net'

/** The name of what was found, or null. Throws where the scanner gives no answer in time, or none that says so. */
export type VirusScan = (bytes: Uint8Array) => Promise<string | null>

const maxMs = 30_000
const pieceBytes = 256 * 1024

/** Asks clamd at `host:port` or at the path of a socket, with its command INSTREAM. */
export function createClamdScan(where: string, longestMs = maxMs): VirusScan {
  return async (bytes) => {
    const answer = await ask(where, bytes, longestMs)
    if (/^stream: OK$/.test(answer)) return null
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
    if (found !== undefined) return found
    throw new Error(`clamd answers: ${answer.slice(0, 100)}`)
  }
}

function ask(where: string, bytes: Uint8Array, longestMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(where)
    const late = setTimeout(() => socket.destroy(new Error('clamd gives no answer.')), longestMs)
    const said: Buffer[] = []
    socket.on('data', (piece) => said.push(piece))
    socket.once('error', reject)
    socket.once('close', () => {
      clearTimeout(late)
      // It ends each answer of a command that began with z by a zero.
      resolve(Buffer.concat(said).toString('latin1').replace(/\0.*$/s, '').trim())
    })
    socket.once('connect', () => send(socket, bytes))
  })
}

function open(where: string): Socket {
  if (where.startsWith('/')) return connect({ path: where })
  const end = where.lastIndexOf(':')
  return connect({ host: where.slice(0, end).replace(/^\[|\]$/g, ''), port: Number(where.slice(end + 1)) })
}

function send(socket: Socket, bytes: Uint8Array): void {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes)
    socket.write(encodeSize(piece.byteLength))
    socket.write(piece)
  }
  socket.write(encodeSize(0))
}

function encodeSize(length: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  return size
}
