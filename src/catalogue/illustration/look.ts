/** Shapes that an ingredient is drawn in. */
export type Shape =
  | 'ball'
  | 'bean'
  | 'chunk'
  | 'cube'
  | 'dollop'
  | 'egg'
  | 'fillet'
  | 'floret'
  | 'grain'
  | 'leaf'
  | 'liquid'
  | 'ring'
  | 'shrimp'
  | 'slice'
  | 'strand'
  | 'wedge'

export interface Look {
  /** #rrggbb, as it lies on the plate */
  readonly color: string
  readonly shape: Shape
  /** how much it colours a soup or a sauce it is cooked in, 0 to 1 */
  readonly dye: number
}

/** A look by its parts. */
export const look = (color: string, shape: Shape, dye = 0): Look => ({ color, shape, dye })
