"""Stores a model's weights as int8.

Only the weights are quantised, with one scale per output channel; the arithmetic stays in float32. This needs no
calibration images and loses far less accuracy than quantising the activations of depthwise convolutions.
"""
import numpy as np
import onnx
from onnx import helper, numpy_helper

SMALLEST_WEIGHTS = 256


def with_int8_weights(model: onnx.ModelProto) -> onnx.ModelProto:
    """Every convolution's and matrix product's weights become int8 with a DequantizeLinear before their use."""
    graph = model.graph
    weighted = {node.input[1] for node in graph.node if node.op_type in ("Conv", "Gemm")}
    kept, added = [], []
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        if tensor.name not in weighted or values.size < SMALLEST_WEIGHTS:
            kept.append(tensor)
            continue
        axes = tuple(range(1, values.ndim))
        scales = (np.abs(values).max(axis=axes) / 127).astype(np.float32)
        scales[scales == 0] = 1
        shape = (-1,) + (1,) * (values.ndim - 1)
        rounded = np.clip(np.round(values / scales.reshape(shape)), -127, 127).astype(np.int8)
        kept.append(numpy_helper.from_array(rounded, tensor.name + ".int8"))
        kept.append(numpy_helper.from_array(scales, tensor.name + ".scale"))
        kept.append(numpy_helper.from_array(np.zeros(scales.shape, np.int8), tensor.name + ".zero"))
        inputs = [tensor.name + end for end in (".int8", ".scale", ".zero")]
        added.append(helper.make_node("DequantizeLinear", inputs, [tensor.name], axis=0))
    del graph.initializer[:]
    graph.initializer.extend(kept)
    nodes = list(graph.node)
    del graph.node[:]
    graph.node.extend(added + nodes)
    onnx.checker.check_model(model)
    return model
