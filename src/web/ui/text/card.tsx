import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import '#web/ui/marks/gable.css'
import './card.css'

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'aside'; raised?: boolean }

export function Card({ as: Tag = 'div', raised = false, className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames('card', raised && 'raised', className)} />
}

type PlaceCardProps = ComponentProps<'article'> & {
  roof?: 'claimed' | 'unclaimed' | 'coming'
}

export function PlaceCard({ roof = 'claimed', className, ...rest }: PlaceCardProps) {
  return (
    <article
      {...rest}
      className={classNames('card gable', className)}
      data-roof={roof === 'claimed' ? undefined : roof}
    />
  )
}
