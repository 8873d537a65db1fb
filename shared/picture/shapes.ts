/** A place in the picture, in pixels from its top left corner. */
export type Point = readonly [x: number, y: number]

/**
 * A figure as the signed distance to its edge, in pixels, negative inside: what lies within half a pixel
 * of the edge is covered in part, which is all the antialiasing there is. `box` holds every covered pixel.
 */
export type Shape = {
  readonly distance: (x: number, y: number) => number
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
}

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

export const disc = ([cx, cy]: Point, radius: number): Shape => ({
  distance: (x, y) => Math.hypot(x - cx, y - cy) - radius,
  box: boxAround([[cx, cy]], radius + 1),
})

/** A circle drawn with a pen of that width. */
export const ring = ([cx, cy]: Point, radius: number, pen: number): Shape => ({
  distance: (x, y) => Math.abs(Math.hypot(x - cx, y - cy) - radius) - pen / 2,
  box: boxAround([[cx, cy]], radius + pen / 2 + 1),
})

const toSegment = (x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

type Segment = readonly [Point, Point]

const segmentsOf = (points: readonly Point[]): readonly Segment[] =>
  points.slice(1).map((point, index): Segment => [points[index] ?? point, point])

/** Lines through the points of each stroke, drawn with a round pen of that width. */
export const strokes = (lines: readonly (readonly Point[])[], pen: number): Shape => {
  const segments = lines.flatMap(segmentsOf)
  return {
    distance: (x, y) => {
      let nearest = Infinity
      for (const [a, b] of segments) nearest = Math.min(nearest, toSegment(x, y, a, b))
      return nearest - pen / 2
    },
    box: boxAround(lines.flat(), pen / 2 + 1),
  }
}

/** The area within the closed line through the points, corners rounded by that radius. */
export const polygon = (points: readonly Point[], rounding = 0): Shape => {
  const edges = segmentsOf([...points, ...points.slice(0, 1)])
  return {
    distance: (x, y) => {
      let nearest = Infinity
      let inside = false
      for (const [a, b] of edges) {
        nearest = Math.min(nearest, toSegment(x, y, a, b))
        if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
      }
      return (inside ? -nearest : nearest) - rounding
    },
    box: boxAround(points, rounding + 1),
  }
}

/** An upright rectangle; its edges are as sharp as its corners are whole pixels. */
export const rectangle = (left: number, top: number, right: number, bottom: number): Shape => ({
  distance: (x, y) => Math.max(left - x, x - right, top - y, y - bottom),
  box: { left, top, right, bottom },
})
