import { createServer, type Socket } from 'node:net'

// In two parts, so that no scanner takes this file for what it is about.
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** A clamd on this machine that knows one virus, and answers what a test wants it to. */
export async function fakeClamd() {
  let says: 'truth' | 'nothing' | 'error' = 'truth'
  let scanned = 0
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    let heard = Buffer.alloc(0)
    socket.on('data', (piece: Buffer) => {
      heard = Buffer.concat([heard, piece])
      const file = readInstream(heard)
      if (file === null || says === 'nothing') return
      scanned += 1
      const found = file.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK'
      socket.end(says === 'error' ? 'INSTREAM size limit exceeded. ERROR\0' : `stream: ${found}\0`)
    })
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve())
    })
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of open) socket.destroy()
      server.close(() => resolve())
    })
  return {
    where: `127.0.0.1:${port}`,
    scanned: () => scanned,
    answer(next: typeof says) {
      says = next
    },
    close,
    comeBack: () => listen(port),
  }
}

/** Null until it is whole. */
function readInstream(heard: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (heard.length < command.length) return null
  if (heard.toString('latin1', 0, command.length) !== command) throw new Error('This is not how clamd is asked.')
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= heard.length; ) {
    const size = heard.readUInt32BE(at)
    if (size === 0) return Buffer.concat(pieces)
    pieces.push(heard.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return null
}
