import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readClientAddress } from './client-address.ts'

function request(forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.1' })
  const incoming = new IncomingMessage(socket)
  if (forwarded !== undefined) incoming.headers['x-forwarded-for'] = forwarded
  return incoming
}

describe('the address a request came from', () => {
  it('is the socket’s, whatever the request claims, while no proxy is trusted', () => {
    expect(readClientAddress(request('1.2.3.4'), 0)).toBe('10.0.0.1')
  })

  it('is what our own proxy wrote, not what the client wrote before it', () => {
    expect(readClientAddress(request('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4')
    expect(readClientAddress(request('6.6.6.6, 1.2.3.4, 10.0.0.9'), 2)).toBe('1.2.3.4')
  })

  it('falls back when the header is shorter or missing', () => {
    expect(readClientAddress(request('1.2.3.4'), 2)).toBe('1.2.3.4')
    expect(readClientAddress(request(), 1)).toBe('10.0.0.1')
  })
})
