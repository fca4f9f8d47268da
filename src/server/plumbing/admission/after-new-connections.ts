import type { Server } from 'node:http'

const maxTurns = 64

/**
 * Node accepts one connection per turn of its event loop: after 20 ms of work in each, newcomers would wait for
 * seconds.
 */
export function createConnectionsWait(server: Server): (begin: () => void) => void {
  let came = 0
  server.on('connection', () => {
    came += 1
  })
  function wait(begin: () => void, seen: number, turns: number): void {
    setImmediate(() => {
      if (came === seen || turns === 0) begin()
      else wait(begin, came, turns - 1)
    })
  }
  // The first of these ends the turn that is running, in which newcomers may have had no chance.
  return (begin) => void setImmediate(() => wait(begin, came, maxTurns))
}
