import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createUploadCheck } from './upload-addresses.ts'

const takesFiles = { field: 'photo', limit: 1, advice: '', from: () => true }
const isUpload = createUploadCheck([
  { path: '/workspace/residences/:id', takesFiles },
  { path: '/workspace/beds', takesFiles: null },
])
const sent = (url: string, type = 'multipart/form-data; boundary=x', method = 'POST') =>
  isUpload({ method, url, headers: { 'content-type': type } } as IncomingMessage)

it('waits for files where a page or a call takes them', () => {
  const paths = ['/workspace/residences/7?form=photos', '/api/imports', '/api/desk/photos']
  expect(paths.map((path) => sent(path))).toEqual([true, true, true])
  expect(sent('/api/files/7/bytes?offset=0', 'application/octet-stream', 'PUT')).toBe(true)
})

it('waits for no other body', () => {
  expect(sent('/workspace/residences/7', 'application/x-www-form-urlencoded')).toBe(false)
  expect(sent('/api/imports', undefined, 'PUT')).toBe(false)
  expect(sent('/api/files/7/bytes', 'application/json', 'PUT')).toBe(false)
  expect(sent('/api/files/7', 'application/octet-stream', 'PUT')).toBe(false)
  const others = ['/workspace/beds', '/workspace/residences/7/preview', '/api/desk/photos/7', '/api/importsx']
  expect(others.filter((path) => sent(path))).toEqual([])
})
