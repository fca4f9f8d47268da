import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { bodyLimit, type SocketSide } from '#server/plumbing/http.ts'
import { countedPlaces, type PlaceLimits } from './counted-places.ts'
import type { Gate, Place, Refusal } from './gate.ts'
import { type BodyTimes, watchBody } from './slow-bodies.ts'
import { said, turnAway } from './turn-away.ts'
import { hasBody, readBody } from './whole-body.ts'

/**
 * Bodies on their way take memory and no work. A form is here within milliseconds, so that even a whole city behind one
 * address has few on their way; a large file takes as long as its line.
 */
const mostBodies: PlaceLimits = { perAddress: 50, inAll: 1_000 }
const mostUploads: PlaceLimits = { perAddress: 6, inAll: 16 }

export type WayIn = {
  gate: Gate
  /** What limits count a request by. */
  addressOf: (request: IncomingMessage) => string
  /** Whether files are sent with it: the application reads their bodies itself, once it knows whose they are. */
  isUpload: (request: IncomingMessage) => boolean
  bodyTimes: BodyTimes
  /** Called when a request is turned away: its address had more open than its share, or the server is full. */
  limited: (clientAddress: string, why: Refusal) => void
}

/** Milliseconds after which work for somebody who went away counts no more, should it never end. */
const longestForNobody = 60_000

/** All that the socket knows; calls from inside have a sender instead. */
export type WholeSide = Required<Omit<SocketSide, 'sender' | 'takeAnswer'>>

type Work = (socketSide: WholeSide) => Promise<void>

/** What a request passes before any work is done for it: its body has to be here, and there has to be room. */
export function wayIn({ gate, addressOf, isUpload, bodyTimes, limited }: WayIn) {
  const bodies = countedPlaces(mostBodies)
  const files = countedPlaces(mostUploads)

  function admit(request: IncomingMessage, response: ServerResponse, address: string, work: Work): void {
    let isAtWork = false
    let late: NodeJS.Timeout | undefined
    const entered = gate.enter({
      address,
      kind: kindOf(request),
      waitsForReader: () => response.writableNeedDrain,
      begin: (place) => {
        isAtWork = true
        void work({
          incoming: request,
          keepOpen: () => {
            place.leave()
            return () => response.destroy()
          },
          beginUpload: () => beginUpload(address, place),
        }).finally(() => {
          isAtWork = false
          clearTimeout(late)
          place.leave()
        })
      },
      refuse: (why) => refuse(request, response, why),
    })
    response.once('close', () => {
      // Whoever goes away leaves the line. What was begun for them is still being done, and counts.
      if (isAtWork) late = setTimeout(entered.leave, longestForNobody).unref()
      else entered.leave()
    })
  }

  function refuse(request: IncomingMessage, response: ServerResponse, why: Refusal): void {
    limited(addressOf(request), why)
    turnAway(request, response, why)
  }

  function beginUpload(address: string, place: Place): () => void {
    const taken = files.take(address)
    if (typeof taken === 'string') {
      const { code, message } = said[taken]
      throw new AppError(code, message, { retryAfter: 5 })
    }
    const stepIn = place.stepOut()
    return () => {
      taken()
      stepIn()
    }
  }

  return (request: IncomingMessage, response: ServerResponse, work: Work): void => {
    const address = addressOf(request)
    if (!hasBody(request)) {
      admit(request, response, address, work)
      return
    }
    const hasFiles = isUpload(request)
    watchBody(request, response, hasFiles, bodyTimes)
    if (hasFiles) {
      admit(request, response, address, work)
      return
    }
    const taken = bodies.take(address)
    if (typeof taken === 'string') {
      refuse(request, response, taken)
      return
    }
    request.once('close', taken)
    readBody(request, bodyLimit, () => {
      request.off('close', taken)
      taken()
      admit(request, response, address, work)
    })
  }
}

/** Method and the first part of the path, or two where the first says little. */
function kindOf({ method, url = '' }: IncomingMessage): string {
  const [, first = '', second = '', third = ''] = (url.split('?', 1)[0] ?? '').split('/', 4)
  const path =
    first === 'api' ? [first, second, second === 'v1' ? third : ''] : first === 'es' ? [first, second] : [first]
  return `${method} ${path.join('/')}`
}
