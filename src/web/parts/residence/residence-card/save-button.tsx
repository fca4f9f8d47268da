import type { ReactNode } from 'react'
import type { ListingWords } from '#content/residence/listing.en.ts'
import { formatSavedResidence, type SavedResidence } from '#web/plumbing/stored/saved-residences.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './foot-bar.css'

type SaveButtonProps = { residence?: SavedResidence; className?: string; children?: ReactNode }

/** Saves the home on this device and nowhere else. Not there without script (browser/device/saved-residences.ts). */
export function SaveButton({ residence, className = 'btn', children }: SaveButtonProps) {
  return (
    <button
      type="button"
      className={`${className} needs-script`}
      data-save-home={residence ? formatSavedResidence(residence) : ''}
    >
      {children}
    </button>
  )
}

type SaveFacesProps = { name: string; words: ListingWords['save'] }

export function SaveFace({ name, words }: SaveFacesProps) {
  return (
    <>
      <Face icon="heart" seen={words.save} heard={words.saveOf(name)} />
      <template>
        <Face icon="check" seen={words.saved} heard={words.savedOf(name)} />
      </template>
    </>
  )
}

export function SaveFaces({ words }: { words: ListingWords['save'] }) {
  return (
    <template className="save-faces">
      <SaveFace name="{name}" words={words} />
    </template>
  )
}

function Face({ icon, seen, heard }: { icon: IconName; seen: string; heard: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>{seen}</span>
      <VisuallyHidden>{heard}</VisuallyHidden>
    </>
  )
}

type SavedBarPlaceProps = { to: string; path: string; words: ListingWords['save']; children?: ReactNode }

export function SavedBarPlace({ to, path, words, children }: SavedBarPlaceProps) {
  return (
    <>
      <SaveFaces words={words} />
      <template data-saved-bar={JSON.stringify(words.see)}>
        <aside className="savedbar no-print" aria-label={words.bar}>
          <Form action={`${path}/shared/new`} hidden={{ homes: '' }} className="wide-only">
            <Button type="submit" variant="text" small icon="share">
              {words.share}
            </Button>
          </Form>
          <ButtonLink to={to} small icon="heart">
            <span data-see="" />
          </ButtonLink>
          {children}
        </aside>
      </template>
      {children && (
        <aside className="savedbar no-print" aria-label={words.bar} data-none-saved="">
          {children}
        </aside>
      )}
    </>
  )
}
