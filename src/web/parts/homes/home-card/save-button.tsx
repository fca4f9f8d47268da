import type { ReactNode } from 'react'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { type SavedHome, savedHomeText } from '#web/plumbing/kept/saved-homes.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './saved-bar.css'

type SaveButtonProps = {
  /** Left out on a home's card, where its name and number are read. */
  home?: SavedHome
  className?: string
  children?: ReactNode
}

/**
 * Keeps a home on this device and nowhere else. Without script it is not there: the page's script says what it does, in the
 * words of `SaveFaces`, and shows which it is (browser/device/saved-homes.ts).
 */
export function SaveButton({ home, className = 'btn', children }: SaveButtonProps) {
  return (
    <button type="button" className={`${className} needs-script`} data-save-home={home ? savedHomeText(home) : ''}>
      {children}
    </button>
  )
}

type SaveFacesProps = { name: string; words: HomeWords['save'] }

/** What a button says before a home is kept and, in a template, after. */
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

/** What the buttons of a page say: once on each page that has some. */
export function SaveFaces({ words }: { words: HomeWords['save'] }) {
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

type SavedBarPlaceProps = {
  /** Where the saved homes stand, fragment and all. */
  to: string
  /** The path of the search, under which lists are shared. */
  path: string
  words: HomeWords['save']
  /** Further ways on, such as the homes side by side: with them the bar is always there. */
  children?: ReactNode
}

/** Where the page's script puts the bar that leads to what was saved, once something is: a bar of its own, so that nothing lies under it. */
export function SavedBarPlace({ to, path, words, children }: SavedBarPlaceProps) {
  return (
    <>
      <SaveFaces words={words} />
      <template data-saved-bar={JSON.stringify(words.see)}>
        <aside className="savedbar" aria-label={words.bar}>
          <Form action={`${path}/shared/new`} hidden={{ homes: '' }}>
            <Button type="submit" look="text" small icon="share">
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
        <aside className="savedbar" aria-label={words.bar} data-none-saved="">
          {children}
        </aside>
      )}
    </>
  )
}
