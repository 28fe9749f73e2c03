"""Small helpers for shader node trees, so that a material reads like arithmetic.

Every function takes the tree first and returns an output socket. Colours are '#rrggbb' (sRGB) or linear triples.
"""
import bpy
import numpy as np


def linear(color):
    """'#rrggbb' as three linear values; a triple passes through."""
    if not isinstance(color, str):
        return [float(v) for v in color[:3]]
    digits = color.lstrip('#')
    values = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]


def rgba(color, alpha=1.0):
    return (*linear(color), alpha)


def add(tree, kind, inputs=None, **attributes):
    """A new node; `inputs` sets defaults by socket name or index."""
    node = tree.nodes.new(kind)
    for key, value in attributes.items():
        setattr(node, key, value)
    for key, value in (inputs or {}).items():
        plug(tree, node.inputs[key], value)
    return node


def plug(tree, socket, value):
    """Links a socket, or sets its default."""
    if isinstance(value, bpy.types.NodeSocket):
        tree.links.new(value, socket)
    elif isinstance(value, str):
        socket.default_value = rgba(value)
    else:
        socket.default_value = value


def math(tree, operation, a, b=None, clamp=False):
    node = tree.nodes.new('ShaderNodeMath')
    node.operation = operation
    node.use_clamp = clamp
    for i, value in enumerate((a, b)):
        if value is not None:
            plug(tree, node.inputs[i], value)
    return node.outputs[0]


def vector(tree, operation, a, b=None):
    """Vector arithmetic; scalar for DOT_PRODUCT and LENGTH."""
    node = tree.nodes.new('ShaderNodeVectorMath')
    node.operation = operation
    for i, value in enumerate((a, b)):
        if value is not None:
            plug(tree, node.inputs[i], value)
    return node.outputs[1 if operation in ('DOT_PRODUCT', 'LENGTH') else 0]


def ramp(tree, factor, stops, interpolation='LINEAR'):
    """Colour (or grey) by factor; stops are (position 0..1, colour or number)."""
    node = tree.nodes.new('ShaderNodeValToRGB')
    elements = node.color_ramp.elements
    node.color_ramp.interpolation = interpolation
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, color) in zip(elements, stops):
        element.position = position
        element.color = (color, color, color, 1) if isinstance(color, (int, float)) else rgba(color)
    plug(tree, node.inputs[0], factor)
    return node.outputs[0]


def mix(tree, factor, a, b, mode='MIX'):
    """Blend of two colours. The factor may exceed 1 in mode ADD."""
    node = tree.nodes.new('ShaderNodeMixRGB')
    node.blend_type = mode
    plug(tree, node.inputs[0], factor)
    for i, value in ((1, a), (2, b)):
        plug(tree, node.inputs[i], value if isinstance(value, (bpy.types.NodeSocket, str)) else rgba(value))
    return node.outputs[0]


def split(tree, source):
    """The three components of a vector socket."""
    return add(tree, 'ShaderNodeSeparateXYZ', {0: source}).outputs


def combine(tree, x=0.0, y=0.0, z=0.0):
    return add(tree, 'ShaderNodeCombineXYZ', {0: x, 1: y, 2: z}).outputs[0]


def position(tree):
    """World position of the shaded point."""
    return tree.nodes.new('ShaderNodeNewGeometry').outputs['Position']


def normal(tree):
    """World normal of the shaded point."""
    return tree.nodes.new('ShaderNodeNewGeometry').outputs['Normal']


def noise(tree, where, scale, detail=5.0, roughness=0.55, distortion=0.0):
    node = add(tree, 'ShaderNodeTexNoise', {'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion})
    plug(tree, node.inputs['Vector'], where)
    return node.outputs[0]


def bump(tree, height, distance, strength=1.0):
    """Normal from a height socket; distance in metres."""
    return add(tree, 'ShaderNodeBump', {'Strength': strength, 'Distance': distance, 'Height': height}).outputs[0]


def new_material(name):
    """A material with a Principled shader: (material, tree, principled node)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes['Principled BSDF']


def output(tree):
    """The output node of a material."""
    return next(node for node in tree.nodes if node.type == 'OUTPUT_MATERIAL')


def shade(color, factor):
    """A colour made darker (<1) or lighter (>1) in linear light."""
    return tuple(np.clip(np.array(linear(color)) * factor, 0, 1))
