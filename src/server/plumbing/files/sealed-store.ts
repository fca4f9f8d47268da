import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto'
import { deriveKey } from '#server/plumbing/sealing/sealed-text.ts'
import type { FileStore } from './file-store.ts'

const [cipherName, nonceBytes, tagBytes] = ['aes-256-gcm', 12, 16] as const
const headBytes = nonceBytes + tagBytes

export type BytesStore = Pick<FileStore, 'put' | 'open'>

/** A copy of the store holds nothing that can be read. What was changed in it, or sealed with another secret, fails at its end. */
export function createSealedStore(store: BytesStore, secretKey: string): BytesStore {
  const secret = deriveKey(secretKey, 'files')
  return {
    put(key, bytes) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(cipherName, secret, nonce).setAAD(Buffer.from(key))
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
      return store.put(key, Buffer.concat([nonce, cipher.getAuthTag(), sealed]))
    },
    async open(key) {
      const stored = await store.open(key)
      return (
        stored && { size: stored.size - headBytes, stream: stored.stream.pipeThrough(createUnsealing(secret, key)) }
      )
    },
  }
}

function createUnsealing(secret: Buffer, key: string): TransformStream<Uint8Array, Uint8Array> {
  let head = Buffer.alloc(0)
  let decipher: DecipherGCM | null = null
  return new TransformStream({
    transform(piece, out) {
      if (decipher) {
        out.enqueue(decipher.update(piece))
        return
      }
      head = Buffer.concat([head, piece])
      if (head.length < headBytes) return
      decipher = createDecipheriv(cipherName, secret, head.subarray(0, nonceBytes)).setAAD(Buffer.from(key))
      decipher.setAuthTag(head.subarray(nonceBytes, headBytes))
      if (head.length > headBytes) out.enqueue(decipher.update(head.subarray(headBytes)))
    },
    flush() {
      if (!decipher) throw new Error('This file is not whole.')
      decipher.final()
    },
  })
}
