import { describe, expect, test } from 'vitest'
import { FoodNames, timesIn } from '../../src/catalogue/cooking-steps.ts'

const exactly = (minutes: number) => ({ from: minutes, to: minutes })

describe('times of a step', () => {
  test.each([
    ['Fry for 5 minutes, then simmer for 20–25 minutes.', [exactly(5), { from: 20, to: 25 }]],
    ['Leave for 1½ hours, or 2 to 3 hours.', [exactly(90), { from: 120, to: 180 }]],
    ['Grill for 15 minutes, turning every 3 minutes.', [exactly(15)]],
    ['Cook for 10 minutes. Cool what is left within 1 hour and eat it within 2 days.', [exactly(10)]],
    ['It keeps for 2 hours. Slice it.', []],
  ])('%s', (step, times) => {
    expect(timesIn(step)).toEqual(times)
  })
})

describe('ingredients that a step names', () => {
  const food = (id: string, name: string, isFlesh = false) => ({ id, name, kind: '', isFlesh })
  const names = new FoodNames([
    food('tomato', 'Tomato'),
    food('crushed-tomatoes', 'Tomatoes, crushed, canned'),
    food('tomato-paste', 'Tomato paste (purée)'),
    food('zucchini', 'Courgette (zucchini)'),
    food('red-pepper', 'Sweet red pepper'),
    food('black-pepper', 'Black pepper'),
    food('chicken-breast', 'Chicken breast fillet', true),
    food('chicken-broth', 'Chicken broth, ready'),
    food('egg', 'Egg, chicken'),
    food('egg-yolk', 'Egg yolk'),
    food('garlic', 'Garlic'),
    food('cloves', 'Cloves'),
    food('lemon', 'Lemon'),
    food('lemon-juice', 'Lemon juice'),
    food('soy-sauce', 'Soy sauce'),
    food('water', 'Water'),
  ])
  test.each([
    ['Add the tomatoes.', ['tomato', 'egg'], ['tomato']],
    ['Add the tomatoes.', ['tomato', 'crushed-tomatoes'], []],
    ['Stir in the tomato paste.', ['tomato', 'tomato-paste'], ['tomato-paste']],
    ['Stir in the tomato paste.', ['tomato'], []],
    ['Slice the zucchini.', ['zucchini'], ['zucchini']],
    ['Season with pepper.', ['black-pepper'], ['black-pepper']],
    ['Season with pepper.', ['black-pepper', 'red-pepper'], []],
    ['Dice the red pepper.', ['black-pepper', 'red-pepper'], ['red-pepper']],
    ['Fry the chicken.', ['chicken-breast'], ['chicken-breast']],
    ['Pour in the chicken broth.', ['chicken-breast'], []],
    ['Beat the egg yolks.', ['egg'], []],
    ['Crush 2 cloves of garlic.', ['garlic', 'cloves'], ['garlic']],
    ['Sprinkle with lemon juice.', ['lemon'], ['lemon']],
    ['Sprinkle with lemon juice.', ['lemon', 'lemon-juice'], ['lemon-juice']],
    ['Simmer the sauce.', ['soy-sauce'], []],
    ['Cover with boiling water.', ['water'], []],
    ['Pour in the cold water.', ['water'], ['water']],
    ['Add the garlic, then the egg.', ['egg', 'garlic'], ['egg', 'garlic']],
  ])('%s of %s', (step, ingredients, named) => {
    expect(names.namedIn(step, ingredients)).toEqual(named)
  })
})
