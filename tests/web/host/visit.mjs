// The checks of the hostile host page, and a visit of one engine to its pages.
import assert from 'node:assert/strict';
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {edit, kDist, serveHost} from './server.mjs';

// All checks. run(visit) fails when a board does harm. `only`: names of engines. Where the engines are alike, because what is checked is
// all of our making, Chromium is enough; the others are asked with --all.
export const checks = [];
export const check = (row, name, run, {only = null, isAlike = false} = {}) => checks.push({row, name, run, only, isAlike});

// One check's pages and servers; end() closes them, and fails for whatever a page has reported.
export class Visit {
  pages = [];
  servers = [];
  folders = [];

  // `options`: of every server, see server.mjs.
  constructor(engine, options = {}) {
    Object.assign(this, {engine, options});
  }

  async serve(options = {}) {
    const server = await serveHost({...this.options, ...options});
    this.servers.push(server);
    return server;
  }

  // The address of a folder on the disk with dist in it, or with some of its files only.
  async folder(names) {
    const {dist, edits = []} = this.options;
    const folder = await mkdtemp(join(tmpdir(), 'knights-tour-'));
    this.folders.push(folder);
    await cp(dist ?? kDist, folder, {
      recursive: true,
      filter: (path) => !names || !/\.\w+$/.test(path) || names.some((name) => path.endsWith(name)),
    });
    for (const {file} of edits) {
      const path = join(folder, file);
      await writeFile(path, edit(file, await readFile(path, 'utf8'), edits));
    }
    return pathToFileURL(`${folder}/`);
  }

  // `problems`: what a check expects to be reported is not held against the page.
  async open(path, {problems = false, server, ...options} = {}) {
    const host = server ?? this.servers[0] ?? (await this.serve());
    const page = await this.engine.open(new URL(path, host.url).href, options);
    page.problemsExpected = problems;
    this.pages.push(page);
    return page;
  }

  async judge() {
    for (const page of this.pages.filter(({problemsExpected}) => !problemsExpected)) {
      assert.deepEqual(await page.evaluate(() => probe.problems), [], 'nothing is reported');
    }
  }

  async end() {
    for (const page of this.pages) await page.close().catch(() => {});
    for (const server of this.servers) await server.close();
    for (const folder of this.folders) await rm(folder, {recursive: true, force: true});
  }
}
