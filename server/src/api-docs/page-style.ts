/** Night lacquer and marigold, as in the lobby; a file of its own, for a strict policy. */
export const apiPageStyle = `
:root {
  --bg-0: #0b0a13; --bg-1: #14121f; --bg-2: #1c192b; --bg-3: #282439;
  --line: rgb(255 255 255 / .1); --text-1: #f7f4ff; --text-2: #c3bcd6; --text-3: #9b94b3;
  --brand: #ffc95c; --iris: #a79bff; --ok: #43dba4; --warn: #ffc95c; --info: #7cc4ff;
  color-scheme: dark;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0; color: var(--text-1); line-height: 1.55;
  background: radial-gradient(90rem 30rem at 10% -6rem, rgb(110 86 255 / .26), transparent 65%),
    var(--bg-0) no-repeat;
  font-family: Anuphan, "Noto Sans Thai", system-ui, sans-serif;
}
a { color: var(--iris); text-underline-offset: .2em; }
:focus-visible { outline: 2px solid var(--iris); outline-offset: 2px; border-radius: 4px; }
code { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: .9em; }
h1, h2, h3 { font-family: Prompt, Anuphan, system-ui, sans-serif; line-height: 1.3; }
h1 { margin: 0; color: var(--brand); }
h2 { margin: 3rem 0 .25rem; font-size: 1.5rem; text-transform: none; }
h3 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
header { padding: 2rem clamp(1rem, 4vw, 3rem) 1rem; }
header p { max-width: 46rem; color: var(--text-2); }
.skip { position: absolute; left: 1rem; top: -4rem; padding: .5rem 1rem; background: var(--bg-3); }
.skip:focus { top: 1rem; }
.columns { padding: 0 clamp(1rem, 4vw, 3rem) 4rem; }
nav ul { list-style: none; margin: 0; padding: 0 0 .5rem; }
nav li a { display: block; padding: .3rem .75rem; color: var(--text-2); overflow-wrap: anywhere; }
nav .top li a { color: var(--text-1); }
nav li a:hover { color: var(--text-1); background: var(--bg-2); border-radius: 8px; }
nav summary { padding: .5rem .75rem; cursor: pointer; font-weight: 600; }
.count { color: var(--text-3); font-weight: 400; font-size: .8125rem; }
main { min-width: 0; }
main:focus { outline: none; }
.call {
  margin: 1rem 0; padding: 1.25rem; background: var(--bg-1);
  border: 1px solid var(--line); border-radius: 16px;
}
.path { margin: .25rem 0 .75rem; color: var(--text-2); overflow-wrap: anywhere; }
.method { color: var(--text-3); font-size: .8125rem; font-weight: 600; }
.badge {
  display: inline-block; padding: .05rem .6rem; border-radius: 999px;
  font-size: .8125rem; font-weight: 600; background: var(--bg-3);
}
.public { color: var(--ok); } .login { color: var(--info); } .writes { color: var(--warn); }
.scroll { overflow-x: auto; margin: 0 0 1rem; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
.errors { width: auto; min-width: min(100%, 20rem); }
caption { text-align: start; font-weight: 600; padding: .5rem 0; color: var(--text-2); }
th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; font-weight: 400; }
thead th { color: var(--text-3); font-size: .8125rem; }
tbody tr { border-top: 1px solid var(--line); }
td { color: var(--text-2); overflow-wrap: break-word; }
td:last-child { min-width: 11rem; overflow-wrap: anywhere; }
td:first-child { font-variant-numeric: tabular-nums; }
.optional { color: var(--text-3); font-size: .8125rem; white-space: nowrap; }
.none { color: var(--text-3); }
@media (min-width: 64rem) {
  .columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 2.5rem; }
  nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 1rem 0; }
}
@media (prefers-contrast: more) { :root { --text-2: #f7f4ff; --text-3: #c3bcd6; } }
`
