import { expect, test } from 'vitest'
import { proseBlocks } from './prose-blocks.ts'

test('an empty line ends a paragraph, a single line break stays inside it', () => {
  expect(proseBlocks('one\ntwo\n\n\nthree')).toEqual([
    { kind: 'paragraph', text: 'one\ntwo' },
    { kind: 'paragraph', text: 'three' },
  ])
})

test('lines that begin with a dash are a list, also right below a sentence', () => {
  expect(proseBlocks('You need:\r\n- a name\r\n- a number\r\n\r\nThat is all')).toEqual([
    { kind: 'paragraph', text: 'You need:' },
    { kind: 'list', items: ['a name', 'a number'] },
    { kind: 'paragraph', text: 'That is all' },
  ])
})

test('markup is text like any other', () => {
  const text = '<img src=x onerror=alert(1)> <b>bold</b>'
  expect(proseBlocks(text)).toEqual([{ kind: 'paragraph', text }])
})

test('nothing makes nothing', () => {
  expect(proseBlocks(' \n\n ')).toEqual([])
})
