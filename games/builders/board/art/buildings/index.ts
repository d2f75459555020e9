/** Every card's drawing: how wide and how high it stands, centred on x = 0 with its foot on y = 0. */
import type { ComponentType } from 'react';
import * as homes from './homes.tsx';
import * as machines from './machines.tsx';
import * as temples from './temples.tsx';
import * as wonders from './wonders.tsx';
import * as yards from './yards.tsx';

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly Draw: ComponentType;
}

const drawing = (width: number, height: number, Draw: ComponentType): Drawing => ({ width, height, Draw });

export const DRAWINGS: ReadonlyMap<string, Drawing> = new Map([
  ['b-house', drawing(70, 50, homes.House)],
  ['b-market', drawing(90, 44, homes.Market)],
  ['b-quarry', drawing(94, 56, homes.Quarry)],
  ['b-watering-trough', drawing(92, 56, homes.WateringTrough)],
  ['b-trading-post', drawing(92, 54, homes.TradingPost)],
  ['b-camel-stable', drawing(98, 44, homes.CamelStable)],
  ['b-workshop', drawing(76, 52, homes.Workshop)],
  ['b-rural-house', drawing(90, 50, homes.RuralHouse)],
  ['b-armoury', drawing(76, 56, yards.Armoury)],
  ['b-shipyard', drawing(104, 60, yards.Shipyard)],
  ['b-harbour', drawing(108, 62, yards.Harbour)],
  ['b-archery-range', drawing(98, 60, yards.ArcheryRange)],
  ['b-town-hall', drawing(98, 76, homes.TownHall)],
  ['b-noble-house', drawing(102, 58, homes.NobleHouse)],
  ['b-town-house', drawing(72, 78, homes.TownHouse)],
  ['b-temple', drawing(96, 78, temples.Temple)],
  ['b-barracks', drawing(96, 74, yards.Barracks)],
  ['b-fortress', drawing(108, 74, yards.Fortress)],
  ['b-school-of-philosophy', drawing(104, 74, temples.SchoolOfPhilosophy)],
  ['b-forum', drawing(112, 70, yards.Forum)],
  ['b-ziggurat', drawing(108, 78, wonders.Ziggurat)],
  ['b-palace-of-assur', drawing(124, 64, wonders.PalaceOfAssur)],
  ['b-lighthouse-of-alexandria', drawing(96, 126, wonders.Lighthouse)],
  ['b-theatre', drawing(110, 72, temples.Theatre)],
  ['b-tower-of-babel', drawing(100, 112, wonders.TowerOfBabel)],
  ['b-sphinx', drawing(112, 76, wonders.Sphinx)],
  ['b-hanging-gardens', drawing(114, 96, temples.HangingGardens)],
  ['b-colossus-of-rhodes', drawing(96, 128, wonders.Colossus)],
  ['b-pyramid', drawing(120, 82, wonders.Pyramid)],
  ['m-hoist', drawing(72, 74, machines.Hoist)],
  ['m-saw-bench', drawing(90, 74, machines.SawBench)],
  ['m-architects-table', drawing(92, 68, machines.ArchitectsTable)],
  ['m-scaffolding', drawing(84, 86, machines.Scaffolding)],
]);
