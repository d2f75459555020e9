import { describe, expect, it } from 'vitest';
import { Tree } from '../search/tree.ts';

describe('Tree', () => {
  it('finds a child again by its move and mover', () => {
    const tree = new Tree(2, 100);
    const root = tree.clear();
    const child = tree.childOf(root, 7, 1);
    expect(tree.childOf(root, 7, 1)).toBe(child);
    expect(tree.childOf(root, 7, 0)).not.toBe(child);
    expect(tree.childOf(root, 8, 1)).not.toBe(child);
  });

  it('averages the rewards of every seat', () => {
    const tree = new Tree(2, 100);
    const root = tree.clear();
    tree.credit(root, Float64Array.of(1, 0));
    tree.credit(root, Float64Array.of(0.5, 0.5));
    expect([tree.visits(root), tree.value(root, 0), tree.value(root, 1)]).toEqual([2, 0.75, 0.25]);
  });

  it('grows without forgetting', () => {
    const tree = new Tree(3, 50_000);
    const root = tree.clear();
    tree.credit(root, Float64Array.of(0, 1, 0));
    let node = root;
    for (let move = 0; move < 20_000; move++) node = tree.childOf(node, move, 0);
    expect(tree.size).toBe(20_001);
    expect(tree.moveTo(node)).toBe(19_999);
    expect(tree.value(root, 1)).toBe(1);
  });

  it('adds nothing beyond its limit, and is as new when cleared', () => {
    const tree = new Tree(2, 2);
    const root = tree.clear();
    const child = tree.childOf(root, 1, 0);
    tree.credit(child, Float64Array.of(1, 0));
    expect(tree.childOf(root, 2, 0)).toBe(-1);
    expect(tree.firstChild(tree.clear())).toBe(-1);
    expect(tree.visits(tree.childOf(root, 3, 0))).toBe(0);
  });
});
