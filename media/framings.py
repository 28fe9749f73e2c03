"""What can be made: reads FRAMINGS and GRADE out of the scene files without running them, and tells what is stale.

A scene's constants must be literals (dict(...) calls are fine). A render is stale when the scene's code, the library
modules whose names it uses, or the framing changed; a finish is stale when the grade, the film settings or the
finishing code changed.
"""
import ast
import hashlib
import json
import os
from functools import lru_cache

HERE = os.path.dirname(os.path.abspath(__file__))
SCENES = os.path.join(HERE, 'scenes')
STILL_SIZE, FILM_SIZE = (1600, 1000), (2016, 1134)
PLATES = {'still': ('beauty',), 'film': ('land', 'flat', 'sky', 'skyclear')}
FINISH_KEYS = ('grade', 'film', 'mirror', 'encode')
ALWAYS = ('stage', 'nodes', 'shapes')


def _value(node):
    """A literal, dict(...) calls included."""
    if isinstance(node, ast.Call) and getattr(node.func, 'id', '') == 'dict':
        return {k.arg: _value(k.value) for k in node.keywords}
    if isinstance(node, ast.Dict):
        return {_value(k): _value(v) for k, v in zip(node.keys, node.values)}
    if isinstance(node, ast.Tuple):
        return tuple(_value(v) for v in node.elts)
    if isinstance(node, ast.List):
        return [_value(v) for v in node.elts]
    return ast.literal_eval(node)


def _parse(path):
    with open(path) as file:
        return ast.parse(file.read())


@lru_cache(None)
def _library():
    """Which module a library name comes from, and which modules each module needs."""
    names, needs = {}, {}
    for statement in _parse(os.path.join(HERE, 'scenery', '__init__.py')).body:
        if isinstance(statement, ast.ImportFrom) and statement.level and statement.module:
            names.update({alias.name: statement.module for alias in statement.names})
    for file in sorted(os.listdir(os.path.join(HERE, 'scenery'))):
        if file.endswith('.py') and file != '__init__.py':
            found = set()
            for node in ast.walk(_parse(os.path.join(HERE, 'scenery', file))):
                if isinstance(node, ast.ImportFrom) and node.level:
                    found.update([node.module] if node.module else [a.name for a in node.names])
            needs[file[:-3]] = found
    return names, needs


def _code(tree):
    """Code without docstrings, comments and layout."""
    for node in ast.walk(tree):
        body = getattr(node, 'body', None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr) and isinstance(getattr(body[0], 'value', None), ast.Constant):
            node.body = body[1:]
    return ast.dump(tree)


@lru_cache(None)
def _module(path):
    return _code(_parse(path))


def read_scene(scene):
    """{framing: settings} of one scene; settings carry kind, scene, grade and the render and finish hashes."""
    path = os.path.join(SCENES, scene + '.py')
    tree = _parse(path)
    constants, rest = {}, []
    for statement in tree.body:
        target = statement.targets[0].id if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name) else None
        if target in ('FRAMINGS', 'GRADE'):
            constants[target] = _value(statement.value)
        else:
            rest.append(statement)
    names, needs = _library()
    used = {names[n.id] for n in ast.walk(tree) if isinstance(n, ast.Name) and n.id in names} | set(ALWAYS)
    used |= {s.module[len('scenery.'):] for s in tree.body if isinstance(s, ast.ImportFrom) and s.module.startswith('scenery.')}
    pending = list(used)
    while pending:
        for module in needs.get(pending.pop(), ()):
            if module not in used:
                used.add(module)
                pending.append(module)
    modules = [_module(os.path.join(HERE, 'scenery', m + '.py')) for m in sorted(used) if m in needs]
    scene_code = _code(ast.Module(body=rest, type_ignores=[]))
    finishers = [_module(os.path.join(HERE, m)) for m in ('grade.py', 'denoise.py')]
    loop = _module(os.path.join(HERE, 'cinemagraph.py'))
    framings = {}
    for name, settings in constants.get('FRAMINGS', {}).items():
        kind = 'film' if 'film' in settings else 'still'
        shot = {k: v for k, v in settings.items() if k not in FINISH_KEYS}
        grade = {**constants.get('GRADE', {}), **settings.get('grade', {})}
        finish = {k: settings.get(k) for k in ('film', 'mirror', 'encode')}
        framings[name] = {**settings, 'name': name, 'scene': scene, 'kind': kind, 'path': path, 'grade': grade,
                          'render_hash': _hash([scene_code, *modules, shot, kind]),
                          'finish_hash': _hash([grade, finish, *finishers, loop if kind == 'film' else ''])}
    return framings


def _hash(parts):
    return hashlib.sha256(json.dumps(parts, sort_keys=True, default=str).encode()).hexdigest()[:12]


def all_scenes():
    return sorted(f[:-3] for f in os.listdir(SCENES) if f.endswith('.py'))


def find(words, exact=False):
    """Framings for scene or framing names; 'all' for everything; exact: framing names only."""
    found = {}
    for cached in (_library, _module):
        cached.cache_clear()
    for scene in all_scenes():
        try:
            framings = read_scene(scene)
        except (SyntaxError, ValueError, IndexError) as problem:
            print(f'scene {scene} cannot be read: {problem}', flush=True)
            continue
        for name, settings in framings.items():
            if name in words or (not exact and (scene in words or 'all' in words)):
                found[name] = settings
    unknown = [w for w in words if w != 'all' and w not in all_scenes() and w not in found]
    if unknown:
        raise SystemExit('no scene or framing named ' + ', '.join(unknown))
    return found
