import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export function limitPipelining(most: number) {
  const waiting = new WeakMap<Socket, number>()
  return (request: IncomingMessage, response: ServerResponse, begin: () => void): void => {
    // An answer gets its socket when those before it on the connection are sent.
    if (response.socket) {
      begin()
      return
    }
    const { socket } = request
    const before = waiting.get(socket) ?? 0
    if (before >= most) {
      socket.destroy()
      return
    }
    waiting.set(socket, before + 1)
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      // Only afterwards is it ready to be written to.
      setImmediate(() => socket.destroyed || begin())
    })
  }
}
