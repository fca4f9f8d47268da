import { connect, createServer, type Socket } from 'node:net'

/** A line to a server that a test can cut and mend, as if the server had gone and come back. */
export type CuttableLine = { port: number; cut(): Promise<void>; mend(): Promise<void>; close(): Promise<void> }

export async function cuttableLine(host: string, port: number): Promise<CuttableLine> {
  const sockets = new Set<Socket>()
  const server = createServer((here) => {
    const there = connect(port, host)
    for (const [socket, other] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  const own = typeof address === 'object' && address !== null ? address.port : 0
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { port: own, cut, mend: () => listen(own), close: cut }
}
