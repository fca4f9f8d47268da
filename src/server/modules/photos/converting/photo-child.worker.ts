import { convertPhoto } from './convert-photo.worker.ts'

// Only photo-work.worker.ts starts this process and sends it photos, one after the other.
process.on('message', (bytes: Uint8Array) => {
  void convertPhoto(bytes).then((said) => process.send?.(said))
})
// Whoever asked is gone.
process.on('disconnect', () => process.exit())
