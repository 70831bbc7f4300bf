import { formatMoney } from '@parlour/contract/money.ts'
import { useText } from '../../i18n/texts.ts'
import { drawFlow, type Edge, type Flow, type Node } from './flow.ts'

const box = { width: 92, height: 42, across: 184, down: 74, edge: 4 }

/** The accounts as boxes and the sums as arrows between them. */
export function FlowDrawing({ entries }: { entries: Parameters<typeof drawFlow>[0] }) {
  const t = useText()
  const flow = drawFlow(entries)
  const width = (flow.columns - 1) * box.across + box.width + 2 * box.edge
  const height = (flow.rows - 1) * box.down + box.height + 2 * box.edge + 24
  return (
    <section className="card cb">
      <svg
        className="drawing"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('le.flow')}
      >
        <defs>
          <marker id="flow-end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" orient="auto">
            <path d="M0 0 8 4 0 8z" />
          </marker>
        </defs>
        {flow.edges.map((edge) => (
          <Arrow key={`${edge.from}-${edge.to}`} edge={edge} flow={flow} />
        ))}
        {flow.nodes.map((node) => (
          <Box key={node.name} node={node} about={t(node.isHouse ? 'le.house' : 'le.ofPlayer')} />
        ))}
      </svg>
    </section>
  )
}

function placeOf({ column, row }: Node) {
  return { x: box.edge + column * box.across, y: box.edge + 20 + row * box.down }
}

function Box({ node, about }: { node: Node; about: string }) {
  const { x, y } = placeOf(node)
  return (
    <g className={node.isHouse ? 'house' : 'own'}>
      <rect x={x} y={y} width={box.width} height={box.height} rx={6} />
      <text className="b" x={x + 10} y={y + 18}>
        {node.name}
      </text>
      <text className="mute" x={x + 10} y={y + 34}>
        {about}
      </text>
    </g>
  )
}

/** What comes back runs below what went out. */
function Arrow({ edge, flow }: { edge: Edge; flow: Flow }) {
  const from = flow.nodes.find(({ name }) => name === edge.from)
  const to = flow.nodes.find(({ name }) => name === edge.to)
  if (!from || !to) return null
  const [start, end] = [placeOf(from), placeOf(to)]
  const isBack = to.column <= from.column
  const shift = isBack ? 10 : -8
  const [x1, x2] = isBack ? [start.x, end.x + box.width] : [start.x + box.width, end.x]
  const [y1, y2] = [start.y + box.height / 2 + shift, end.y + box.height / 2 + shift]
  const middle = (x1 + x2) / 2
  return (
    <g>
      <path d={`M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`} />
      <text className="sum" x={middle} y={(y1 + y2) / 2 + (isBack ? 14 : -6)}>
        {formatMoney(edge.amount)}
      </text>
    </g>
  )
}
