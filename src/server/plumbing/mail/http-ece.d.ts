declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Keys = { version: 'aes128gcm'; dh?: string; privateKey: ECDH; authSecret: string }
  const ece: { encrypt(plain: Buffer, keys: Keys): Buffer; decrypt(body: Buffer, keys: Keys): Buffer }
  export default ece
}
