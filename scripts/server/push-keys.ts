import { makePushKeys } from '#server/plumbing/start/push-keys.ts'

const { publicKey, privateKey } = makePushKeys()
process.stdout.write(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}\n`)
