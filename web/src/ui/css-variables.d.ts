import 'react'

/** Lets `style` set our own custom properties. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
