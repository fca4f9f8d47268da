import { useState } from 'react'
import type { NearWords } from '#content/search/near.en.ts'
import { Button } from '#web/ui/action/button.tsx'

type NearMeProps = { label: string; words: NearWords; onFound: (latitude: number, longitude: number) => void }

/** Rounded to about half a mile, for privacy. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

const positionOptions = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false }

export function NearMe({ label, words, onFound }: NearMeProps) {
  const [said, setSaid] = useState<string | null>(null)
  function ask() {
    if (!('geolocation' in navigator)) return setSaid(words.failed)
    setSaid(words.asking)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setSaid(null)
        onFound(roundDegrees(coords.latitude), roundDegrees(coords.longitude))
      },
      (problem) => setSaid(problem.code === problem.PERMISSION_DENIED ? words.refused : words.failed),
      positionOptions,
    )
  }
  return (
    <>
      <Button variant="text" small icon="pin" className="near-me needs-script" onClick={ask}>
        {label}
      </Button>
      <p className="small quiet" role="status">
        {said}
      </p>
    </>
  )
}
