import { answer, envelope } from '@parlour/contract/envelope.ts'
import type { Schema } from './document.ts'
import { makeShapes } from './shapes.ts'

export function requestFrame(): Schema {
  return makeShapes().draw(envelope, 'input')
}

export function answerFrame(): Schema {
  return makeShapes().draw(answer, 'output')
}
