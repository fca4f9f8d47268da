import { useRef, useState } from 'react'
import type { PhotoActInput, ResidencePhoto } from '#contract/residence/photos.ts'
import type { Failure } from '#web/plumbing/api/failure.ts'
import { type PhotoWords, photoDoneBy } from './photo-words.ts'
import type { AskingForPhotos } from './photos.query.ts'
import { prepareFile } from './ready-file.ts'

export type PhotoSending = {
  id: number
  name: string
  is: 'waits' | 'sending' | 'working' | 'wrong'
  share: number
  message: string
}

export function usePhotos(given: readonly ResidencePhoto[], asking: AskingForPhotos, words: PhotoWords) {
  const [read, setRead] = useState(given)
  const [photos, setPhotos] = useState(given)
  const [sendings, setSendings] = useState<readonly PhotoSending[]>([])
  const [said, setSaid] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // A second tap can come before the next render.
  const isRunning = useRef(false)
  // The data that the server has just read is newer than ours.
  if (read !== given) {
    setRead(given)
    setPhotos(given)
  }

  async function runAlone(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setSaid(null)
    setTrouble(null)
    await work()
    isRunning.current = false
    setBusy(false)
  }

  async function sendOne({ id, file }: { id: number; file: File }): Promise<boolean> {
    const is = (now: Partial<PhotoSending>) =>
      setSendings((all) => all.map((one) => (one.id === id ? { ...one, ...now } : one)))
    is({ is: 'sending' })
    const ready = await prepareFile(file, words)
    if (ready.kind === 'wrong') {
      is({ is: 'wrong', message: ready.message })
      return false
    }
    const sent = await asking.send(ready.file, (share) => is({ share, is: share < 1 ? 'sending' : 'working' }))
    if (sent.kind === 'failed') {
      is({ is: 'wrong', message: describeFailure(sent) })
      return false
    }
    setSendings((all) => all.filter((one) => one.id !== id))
    setPhotos(sent.photos)
    return true
  }

  return {
    photos,
    sendings,
    said,
    trouble,
    isBusy,
    send: (files: readonly File[]) =>
      runAlone(async () => {
        const queue = files.map((file, id) => ({ id, file }))
        setSendings(queue.map(({ id, file }) => ({ id, name: file.name, is: 'waits', share: 0, message: '' })))
        let added = 0
        for (const one of queue) if (await sendOne(one)) added += 1
        setSaid(added === files.length ? words.added(added) : words.notAll(added, files.length))
      }),
    change: async (photoId: string, asked: PhotoActInput) => {
      let isDone = false
      await runAlone(async () => {
        const outcome = await asking.change(photoId, asked)
        if (outcome.kind === 'failed') {
          setTrouble(describeFailure(outcome))
          return
        }
        setPhotos(outcome.photos)
        setSaid(words.done[photoDoneBy[asked.act]])
        isDone = true
      })
      return isDone
    },
  }
}

function describeFailure({ message, fields }: Failure): string {
  return Object.values(fields)[0] ?? message
}
