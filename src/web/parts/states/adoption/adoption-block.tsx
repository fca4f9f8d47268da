import type { PatchState } from '#domain/states/adoption.ts'
import { Block, Emblem, type Patch, type Patches } from '#web/ui/marks/block.tsx'

const LOOK: Record<PatchState, Patch> = { adopted: 'on', 'in-progress': 'half', planned: 'plan', absent: 'off' }

/** The domain's four patch states, clockwise from top left, in the Block's terms. Missing ones are absent. */
export function patchesOf(states: readonly PatchState[]): Patches {
  const look = (corner: number) => LOOK[states[corner] ?? 'absent']
  return [look(0), look(1), look(2), look(3)]
}

type AdoptionBlockProps = {
  states: readonly PatchState[]
  /** "2 of 4, 50%", see adoptionWords. */
  words: string
  /** "Quality Certification", see adoptionLevelName. */
  levelName: string
  size?: 24 | 32 | 40 | 56
}

/** How far a state has come: the four patches, and the same in words. */
export function AdoptionBlock({ states, words, levelName, size = 40 }: AdoptionBlockProps) {
  return (
    <div className="adoption">
      <Block patches={patchesOf(states)} size={size} />
      <div>
        <b>{words}</b>
        <span className="small quiet">{levelName}</span>
      </div>
    </div>
  )
}

/** The state's emblem, at 64 on cards, large at the head of its page. Decoration: name and words stand beside it. */
export function StateEmblem({ states, code, large }: { states: readonly PatchState[]; code: string; large?: boolean }) {
  return <Emblem patches={patchesOf(states)} code={code} large={large ?? false} />
}
