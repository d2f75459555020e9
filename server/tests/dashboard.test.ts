/** The dashboard of deploy/grafana.json asks for what the server tells: every metric and every label is there. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Player } from './player.ts';
import { testServer } from './serving.ts';

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
  readonly templating: { readonly list: readonly { readonly query: string }[] };
}

const dashboard = JSON.parse(readFileSync(new URL('../../deploy/grafana.json', import.meta.url), 'utf8')) as Dashboard;
const asked = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...dashboard.templating.list.map(({ query }) => query),
];

it('names no metric that the server does not tell', async () => {
  const { address } = await testServer();
  const ada = await Player.join(address, 'Ada');
  const told = String((await ada.request('GET', '/metrics')).body);
  const known = new Set(
    [...told.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
  const named = asked.flatMap((expr) => [...expr.matchAll(/\b(?:cantiere|process|nodejs)_\w+/g)].map(([name]) => name));
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});

it('asks of each metric only for labels that it has', async () => {
  const { services } = await testServer();
  const metrics = (await services.metrics.registry.getMetricsAsJSON()) as { name: string }[];
  const labelsOf = (name: string): readonly string[] => {
    const base = name.replace(/_(?:bucket|count|sum)$/, '');
    const metric = services.metrics.registry.getSingleMetric(metrics.some((each) => each.name === base) ? base : name);
    return (metric as unknown as { labelNames?: readonly string[] } | undefined)?.labelNames ?? [];
  };
  for (const expr of asked) {
    const names = [...expr.matchAll(/\bcantiere_\w+/g)].map(([name]) => name);
    const wanted = [
      ...[...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list]) => list.split(/,\s*/)),
      ...[...expr.matchAll(/(\w+)=~?"/g)].map(([, label]) => label),
    ].filter((label) => !['le', 'job', 'instance'].includes(label));
    for (const label of wanted) expect([expr, names.some((name) => labelsOf(name).includes(label))]).toEqual([expr, true]);
  }
});
