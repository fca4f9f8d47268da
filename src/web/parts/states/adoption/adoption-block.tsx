import type { PatchState } from '#domain/states/adoption.ts'
import { Block, Emblem, type Patch, type Patches } from '#web/ui/marks/block.tsx'

const LOOK: Record<PatchState, Patch> = { adopted: 'on', 'in-progress': 'half', planned: 'plan', absent: 'off' }

export function toPatches(states: readonly PatchState[]): Patches {
  const look = (corner: number) => LOOK[states[corner] ?? 'absent']
  return [look(0), look(1), look(2), look(3)]
}

type AdoptionBlockProps = {
  states: readonly PatchState[]
  words: string
  levelName: string
  size?: 24 | 32 | 40 | 56
}

export function AdoptionBlock({ states, words, levelName, size = 40 }: AdoptionBlockProps) {
  return (
    <div className="adoption line">
      <Block patches={toPatches(states)} size={size} />
      <div className="stack gap-0">
        <b>{words}</b>
        <span className="small quiet">{levelName}</span>
      </div>
    </div>
  )
}

export function StateEmblem({ states, code, large }: { states: readonly PatchState[]; code: string; large?: boolean }) {
  return <Emblem patches={toPatches(states)} code={code} large={large ?? false} />
}
