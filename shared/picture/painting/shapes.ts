/** A point, in pixels from the top left. */
export type Point = readonly [x: number, y: number]

/**
 * The signed distance from a point to the edge of a shape, in pixels; negative inside the shape. A pixel within half a
 * pixel of the edge is covered in part. There is no other antialiasing.
 */
export type Distance = (x: number, y: number) => number

export type Shape = {
  /**
   * Returns the distance function to use near a point; undefined if the shape is farther away than `reach`. Parts that
   * are farther away are left out, so a line through forty squares costs no more for each pixel than a short one.
   */
  readonly near: (x: number, y: number, reach: number) => Distance | undefined
  /** A box that contains all pixels that the shape covers. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
}

const whole =
  (distance: Distance): Shape['near'] =>
  (x, y, reach) =>
    distance(x, y) > reach ? undefined : distance

const boxAround = (points: readonly Point[], margin: number): Shape['box'] => {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  }
}

/** Returns a filled circle. */
export const disc = ([cx, cy]: Point, radius: number): Shape => ({
  near: whole((x, y) => Math.hypot(x - cx, y - cy) - radius),
  box: boxAround([[cx, cy]], radius + 1),
})

/** Returns a circle drawn with a pen of this width. */
export const ring = ([cx, cy]: Point, radius: number, pen: number): Shape => ({
  near: whole((x, y) => Math.abs(Math.hypot(x - cx, y - cy) - radius) - pen / 2),
  box: boxAround([[cx, cy]], radius + pen / 2 + 1),
})

/** A line: its start, the step to its end, and the squared length of the step. */
type Segment = {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly squared: number
}

/**
 * Returns the distance from a point to a segment of a line. It is computed hundreds of thousands of times for a
 * picture, and `Math.hypot` would be four times slower than `Math.sqrt`.
 */
const toSegment = (px: number, py: number, { x, y, dx, dy, squared }: Segment): number => {
  const along = ((px - x) * dx + (py - y) * dy) / (squared || 1)
  const t = Math.min(1, Math.max(0, along))
  const across = px - x - t * dx
  const down = py - y - t * dy
  return Math.sqrt(across * across + down * down)
}

const segmentsOf = (points: readonly Point[]): readonly Segment[] =>
  points.slice(1).map(([toX, toY], index): Segment => {
    const [x, y] = points[index] ?? [toX, toY]
    const [dx, dy] = [toX - x, toY - y]
    return { x, y, dx, dy, squared: dx * dx + dy * dy }
  })

/** Returns lines through the points of each stroke, drawn with a round pen of this width. */
export const strokes = (lines: readonly (readonly Point[])[], pen: number): Shape => {
  const segments = lines.flatMap(segmentsOf)
  return {
    near: (px, py, reach) => {
      const close = segments.filter((segment) => toSegment(px, py, segment) - pen / 2 <= reach)
      if (close.length === 0) return undefined
      return (x, y) => {
        let nearest = Infinity
        for (const segment of close) nearest = Math.min(nearest, toSegment(x, y, segment))
        return nearest - pen / 2
      }
    },
    box: boxAround(lines.flat(), pen / 2 + 1),
  }
}

/**
 * Returns the area within the closed line through these points. It is `rounding` pixels larger on each side, which
 * rounds its corners.
 */
export const polygon = (points: readonly Point[], rounding = 0): Shape => {
  const edges = segmentsOf([...points, ...points.slice(0, 1)])
  return {
    near: whole((x, y) => {
      let nearest = Infinity
      let inside = false
      for (const edge of edges) {
        nearest = Math.min(nearest, toSegment(x, y, edge))
        const isAcross = edge.y > y !== edge.y + edge.dy > y
        if (isAcross && x < (edge.dx * (y - edge.y)) / edge.dy + edge.x) inside = !inside
      }
      return (inside ? -nearest : nearest) - rounding
    }),
    box: boxAround(points, rounding + 1),
  }
}

/** Returns a rectangle. Its edges are sharp if they lie between pixels, at whole numbers. */
export const rectangle = (left: number, top: number, right: number, bottom: number): Shape => ({
  near: whole((x, y) => Math.max(left - x, x - right, top - y, y - bottom)),
  box: { left, top, right, bottom },
})
