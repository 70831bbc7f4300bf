declare const content: unique symbol

/** A string that is JSON of a known shape: some fields of the wire are lists written as text. */
export type JsonText<Value> = string & { readonly [content]?: Value }

export function writeJsonText<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value)
}

/** For text that our own server wrote. Anything else goes through its schema first. */
export function readJsonText<Value>(text: JsonText<Value>): Value {
  const value: Value = JSON.parse(text)
  return value
}
