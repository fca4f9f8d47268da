import { listWords } from '#domain/language/plain-words.ts'
import type { Audience } from '#domain/residence/residence.ts'

/*
 * Words of the demo data. Houses and streets are named after small homely things, so that nobody takes them for real
 * ones; the descriptions state no rule, price or medicine, which have fields of their own.
 */

export const residenceFirstWords = listWords(`
  Acorn, Alder, Apple, Aspen, Barley, Beech, Birch, Bluebell, Bramble, Brook, Cedar, Cherry, Clover, Copper, Cotton,
  Cricket, Daisy, Daybreak, Elm, Evening, Feather, Fern, Ferry, Finch, Garden, Ginger, Harbor, Harvest, Hazel, Heron,
  Hickory, Honey, Indigo, Ivy, Juniper, Kettle, Lantern, Larkspur, Laurel, Lilac, Linden, Magnolia, Maple, Marigold,
  Meadow, Mill, Morning, Mulberry, Nutmeg, Oak, Orchard, Pebble, Pepper, Pine, Plum, Poplar, Primrose, Quilt, Robin,
  Rosemary, Sage, Sorrel, Sparrow, Spruce, Starling, Sunrise, Swallow, Sycamore, Teasel, Thistle, Walnut, Wheat,
  Willow, Wren
`)

export const residenceSecondWords = listWords(`
  Arbor House, Bench House, Bend House, Commons, Corner, Cottage, Court House, Door, Eaves, Gable, Garden House, Gate,
  Hall, Hearth, Hill, Home, House, Landing, Latch House, Manor, Mantel, Path House, Porch, Roof, Row House, Steps,
  Stoop, Table, Terrace, Trail Home, Window
`)

export const operatorSecondWords = listWords(`
  Home Collective, Homes Cooperative, House Fellowship, Housing Partners, Living Homes, Neighbor Homes,
  Recovery Homes, Recovery Residences
`)

export const streetFirstWords = listWords(`
  Biscuit, Bobbin, Button, Candlewick, Checkerboard, Clothespin, Corduroy, Cornbread, Crayon, Doorbell, Dumpling,
  Flannel, Gingham, Hopscotch, Kazoo, Lamplighter, Marble, Mitten, Oatmeal, Paper Kite, Patchwork, Pinwheel,
  Porch Swing, Quilting Bee, Rolling Pin, Teapot, Thimble, Wicker
`)

export const streetKinds = listWords('Street, Avenue, Lane, Road, Court, Place, Way, Drive')

export const residenceFor: Record<Audience, string> = {
  women: 'A home for women',
  men: 'A home for men',
  any: 'A home for adults of any gender',
  women_with_children: 'A home for women and their children',
  families: 'A home for families',
  couples: 'A home for couples',
  lgbtq: 'A home for LGBTQ+ people',
}

export const residenceDetails = [
  'Residents share the cooking and eat together on Sunday evenings.',
  'A house meeting every week keeps plans and chores in the open.',
  'There is a back yard with a vegetable bed.',
  'The bus stops a short walk away.',
  'Two living rooms mean that somebody can always find quiet.',
  'Washers and dryers are in the house.',
  'A desk and a computer are there for job searches.',
  'The front porch is where most evenings end.',
  'New residents are paired with somebody who has lived here a while.',
  'A shelf of books by the stairs is everybody’s.',
  'Neighbors know the house and wave.',
  'The kitchen is big enough for six cooks at once.',
] as const
