import { describe, expect, it } from 'vitest'
import { isPublicAddress, isPublicService, lookUpPublicAddress, postToPublic } from './public-post.ts'

describe('where somebody else may have us post to', () => {
  it.each(['https://fcm.googleapis.com/fcm/send/a:b', 'https://updates.push.services.mozilla.com/wpush/v2/x?y=1'])(
    'is %s',
    (address) => expect(isPublicService(address)).toBe(true),
  )

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://me:secret@fcm.googleapis.com/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://push.localhost/x',
    'https://database.internal/x',
    'https://printer.local/x',
    'https://intranet/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://93.184.216.34/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'file:///etc/passwd',
    'nowhere',
  ])('is not %s', async (address) => {
    expect(isPublicService(address)).toBe(false)
    await expect(postToPublic(address, {}, Buffer.from(''))).rejects.toThrow('no address of a public service')
  })

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])('may stand for %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::1',
    '2001:0:7f00:1::1',
    'no address',
  ])('may not stand for %s', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each([true, false])('is asked of every name just before it is connected to (all: %s)', async (all) => {
    const error = await new Promise((resolve) => lookUpPublicAddress('localhost', { all }, resolve))
    expect(String(error)).toContain('no public address')
  })
})
