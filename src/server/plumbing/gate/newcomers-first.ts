import type { Server } from 'node:http'

/** Enough for a crowd that came during one long piece of work; a turn without work takes some microseconds. */
const mostTurns = 64

/**
 * Begins work once everybody who knocks is let in. Node takes one new connection in each turn of its event loop: where a turn
 * is 20 ms of work, more than fifty newcomers a second would wait in the kernel for seconds before anybody could even tell
 * them that the server is full.
 */
export function newcomersFirst(server: Server): (begin: () => void) => void {
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
  return (begin) => void setImmediate(() => wait(begin, came, mostTurns))
}
