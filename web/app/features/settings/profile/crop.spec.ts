import { MAX_ZOOM, MIDDLE, moved, sideOf } from './crop';

const wide = { width: 400, height: 200 };

describe('a crop', () => {
  it('is the largest square of the image, and smaller when zoomed', () => {
    expect(sideOf(wide, MIDDLE)).toBe(200);
    expect(sideOf(wide, { ...MIDDLE, zoom: 2 })).toBe(100);
  });

  it('moves by pixels of the image and stays inside it', () => {
    expect(moved(wide, MIDDLE, { x: 40 })).toEqual({ x: 0.6, y: 0.5, zoom: 1 });
    expect(moved(wide, MIDDLE, { x: 4000, y: -4000 })).toEqual({ x: 0.75, y: 0.5, zoom: 1 });
    expect(moved(wide, { ...MIDDLE, zoom: 2 }, { x: -4000, y: 4000 })).toEqual({
      x: 0.125,
      y: 0.75,
      zoom: 2,
    });
  });

  it('returns into the image when it is zoomed out at an edge', () => {
    const edge = moved(wide, { ...MIDDLE, zoom: 4 }, { x: 4000, y: 4000 });
    expect(moved(wide, edge, { zoom: 1 })).toEqual({ x: 0.75, y: 0.5, zoom: 1 });
  });

  it.each([
    [0, 1],
    [99, MAX_ZOOM],
  ])('zooms within limits: %d', (zoom, expected) => {
    expect(moved(wide, MIDDLE, { zoom }).zoom).toBe(expected);
  });
});
