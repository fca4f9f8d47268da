import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import '#web/ui/marks/gable.css'
import './card.css'

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'aside'; raised?: boolean }

/** Surface with a hairline. */
export function Card({ as: Tag = 'div', raised = false, className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames('card', raised && 'raised', className)} />
}

type PlaceCardProps = ComponentProps<'article'> & {
  /** Colour of the roof: pine, quieter where nobody has claimed the place, hairline where it is coming soon. */
  roof?: 'claimed' | 'unclaimed' | 'coming'
}

/** A card with a roof. Only places (states, residences) get one. */
export function PlaceCard({ roof = 'claimed', className, ...rest }: PlaceCardProps) {
  return (
    <article
      {...rest}
      className={classNames('card gable', className)}
      data-roof={roof === 'claimed' ? undefined : roof}
    />
  )
}
