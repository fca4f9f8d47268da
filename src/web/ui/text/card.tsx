import type { ComponentProps } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'
import '#web/ui/marks/gable.css'
import './card.css'

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'aside'; raised?: boolean }

export function Card({ as: Tag = 'div', raised = false, className, ...rest }: CardProps) {
  return <Tag {...rest} className={joinClassNames('card', raised && 'raised', className)} />
}

type PlaceCardProps = ComponentProps<'article'> & { roof?: 'claimed' | 'unclaimed' | 'stopped' | 'coming' }

export function PlaceCard({ roof = 'claimed', className, ...rest }: PlaceCardProps) {
  return (
    <article
      {...rest}
      className={joinClassNames('card gable', className)}
      data-roof={roof === 'claimed' ? undefined : roof}
    />
  )
}
